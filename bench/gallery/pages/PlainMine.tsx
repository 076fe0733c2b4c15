export default function PlainMine() {
  return (
    <main data-bench="mine">
      <span>Nothing is kept yet</span>
    </main>
  )
}
