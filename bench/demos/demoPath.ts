/** The path of the page that shows a component's demo. */
export const demoPath = (file: string): string => `/${file.split('/').at(-2)}`
