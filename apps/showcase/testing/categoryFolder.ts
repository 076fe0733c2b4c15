const docs = import.meta.glob<string>('../../../packages/slipway/src/components/*/*.md', {
  query: '?raw',
  import: 'default',
})

/** The folder for what is recorded of a component: the category of its docs page, in lower case, such as `forms`. */
export async function categoryFolder(name: string): Promise<string> {
  const text = await docs[`../../../packages/slipway/src/components/${name}/${name}.md`]?.()
  const category = /^category: (\w+)$/m.exec(text ?? '')?.[1]
  if (!category) throw new Error(`The docs page of ${name} has no category.`)
  return category.toLowerCase()
}
