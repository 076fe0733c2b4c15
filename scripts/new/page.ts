import { platforms } from '../../packages/slipway/src/base/platforms.ts'

/** Content of a page of docs. */
export interface Page {
  readonly title: string
  readonly category: string
  /** The one-liner of all lists. */
  readonly sentence: string
  readonly example: string
  /** What follows the example: headings with their text. */
  readonly sections?: string
  /** The marked place that `gen` writes, if there is one. */
  readonly table?: string
}

/** Text of a page of docs, which is a file beside the code. */
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
