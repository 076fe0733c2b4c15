import { platforms } from '../../packages/slipway/src/base/platforms.ts'

/** Content of a page of docs. */
export interface Page {
  readonly title: string
  readonly category: string
  /** Description in one line, also shown in lists. */
  readonly sentence: string
  readonly example: string
  /** Sections after the example: headings with their text. */
  readonly sections?: string
  /** Marks between which `gen` writes a table. */
  readonly table?: string
}

/** Text of a page of docs, a Markdown file in the folder of the code. */
export function page({ title, category, sentence, example, sections, table }: Page): string {
  const parts = [
    `---\ntitle: ${title}\ncategory: ${category}\nplatforms: ${platforms.join(', ')}\n---`,
    sentence,
    '## Example',
    `\`\`\`tsx\n${example}\n\`\`\``,
    ...(sections ? [sections.trim()] : []),
    ...(table ? [table] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
