export const items = Array.from({ length: 1_000 }, (_, index) => ({
  id: index + 1,
  title: `Item ${index + 1}`,
  text: `A description of item ${index + 1} in one line`,
}))
