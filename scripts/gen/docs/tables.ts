import type { ApiDoc } from './apiDoc.ts'
import { limitsOf, supportText } from './browserSupport.ts'
import type { Field, Shape } from './field.ts'
import { pluginPackage } from './nativePlugins.ts'

/** The table of a component's props or of the fields of an object, and a line about the props inherited from an element. */
export function propsTable({ fields, inherited }: Shape, heading: 'Prop' | 'Field' = 'Prop'): string {
  const parts = fields.length > 0 ? [givenTable(heading, fields)] : []
  if (inherited.length > 0) parts.push(`Also accepts the props of ${inherited.map(inheritedName).join(' and ')}.`)
  return parts.join('\n\n')
}

/** The name of an inherited type: `<input>` for `ComponentPropsWithRef<'input'>`. */
function inheritedName(type: string): string {
  const [, element] = /^ComponentProps\w*<'([\w-]+)'>$/.exec(type.replace(/^React\./, '')) ?? []
  return element ? `\`<${element}>\`` : code(type)
}

/** The section of a function: signature, description, tables, errors, platforms, examples. */
export function apiSection(doc: ApiDoc): string {
  const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``
  return [
    `### ${doc.name}`,
    fence('ts', doc.signatures.join('\n')),
    doc.description,
    ...doc.tables.map(({ kind, title, fields }) => {
      return `**${title}**\n\n${kind === 'given' ? givenTable('Field', fields) : resultTable(fields)}`
    }),
    doc.throws.length > 0 ? `**Rejects with**\n\n${doc.throws.map((text) => `- ${oneLine(text)}`).join('\n')}` : '',
    doc.platform ? `**Works on** ${worksOn(doc)}` : '',
    ...doc.examples.map((example) => (example.includes('```') ? example : fence('tsx', example))),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** `web (Chrome 32, …, Safari never), capacitor (with \`@capacitor/haptics\`)` */
function worksOn({ platform = '', needs, plugins = [] }: ApiDoc): string {
  const limits = limitsOf(needs)
  const packages = plugins.map((plugin) => code(pluginPackage(plugin))).join(' and ')
  if (platform === 'none') return 'no built-in platform'
  return oneLine(platform)
    .replace('web', limits ? `web (${supportText(limits)})` : 'web')
    .replace('capacitor', packages ? `capacitor (with ${packages})` : 'capacitor')
}

function givenTable(heading: string, fields: readonly Field[]): string {
  const rows = fields.map(({ name, required, type, default: value, description, needs }) => {
    const limits = limitsOf(needs)
    return [
      code(name),
      code(type),
      value === undefined ? (required ? 'required' : '–') : valueText(value),
      cell(limits ? `${description} ${supportText(limits)}.` : description),
    ]
  })
  return table([heading, 'Type', 'Default', 'Description'], rows)
}

/** The table of a result. It has no column for defaults; optional fields have a question mark. */
function resultTable(fields: readonly Field[]): string {
  const rows = fields.map(({ name, required, type, description }) => {
    return [code(required ? name : `${name}?`), code(type), cell(description)]
  })
  return table(['Field', 'Type', 'Description'], rows)
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(headings), `|${'---|'.repeat(headings.length)}`, ...rows.map(line)].join('\n')
}

/** Formats a default: a value as code, and words such as "the theme's accent" as text. */
function valueText(text: string): string {
  return /^(['"[{\d-]|true$|false$|defaults\.)/.test(text) ? code(text) : cell(text)
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
/** Escapes pipes, which would end the cell, even inside code. */
const cell = (text: string) => oneLine(text).replaceAll('|', '\\|')
const code = (text: string) => (text.startsWith('`') ? cell(text) : `\`${cell(text)}\``)
