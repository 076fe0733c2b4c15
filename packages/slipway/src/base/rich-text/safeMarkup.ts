import type { RichTextAttributes } from './richTextNode.ts'
import { safeAddress, safeImageAddress } from './safeAddress.ts'
import { safeStyle } from './safeStyle.ts'

/** The tags that are kept. Of any other tag only the content is kept. */
const tags = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl ' +
    'dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd legend li mark nav ol p pre q rp ' +
    'rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
)

/**
 * Tags that are removed with their content, because it is not text of the page. Each has an end tag; otherwise it would remove
 * the rest of the text.
 */
const hidden = new Set(
  (
    'applet audio canvas datalist frameset iframe math noembed noframes noscript object plaintext script select style svg ' +
    'template textarea title video xmp'
  ).split(' '),
)

/** Whether a tag is kept (`shown`), removed with its content (`hidden`), or removed while its content is kept (`unwrapped`). */
export function treatmentOf(tag: string): 'shown' | 'hidden' | 'unwrapped' {
  return tags.has(tag) ? 'shown' : hidden.has(tag) ? 'hidden' : 'unwrapped'
}

type Check = (value: string) => string | undefined

const matching = (pattern: RegExp): Check => {
  return (value) => (pattern.test(value) ? value : undefined)
}
const anything: Check = (value) => value
const length = matching(/^\d{1,5}(?:\.\d+)?(?:px|%)?$/)
const count = matching(/^[1-9]\d{0,2}$/)
const whole = matching(/^-?\d{1,9}$/)
const flag: Check = () => ''
const align = matching(/^(?:left|center|right|justify)$/i)

/** Attributes that each tag may have. `id` and `name` are not among them, because scripts of the page find elements by these. */
const common: Readonly<Record<string, Check>> = {
  class: anything,
  dir: matching(/^(?:ltr|rtl|auto)$/i),
  lang: matching(/^[a-z\d-]+$/i),
  style: safeStyle,
  title: anything,
}

const size = { width: length, height: length }
const cell = { ...size, align, colspan: count, rowspan: count }

const own: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  a: { href: safeAddress, target: matching(/^_blank$/i) },
  col: { span: count, width: length },
  colgroup: { span: count, width: length },
  del: { datetime: anything },
  details: { open: flag },
  font: { color: matching(/^[#\w]+$/), face: anything, size: matching(/^[+-]?\d$/) },
  img: { ...size, alt: anything, src: safeImageAddress },
  ins: { datetime: anything },
  li: { value: whole },
  ol: { reversed: flag, start: whole, type: matching(/^[1aAiI]$/) },
  table: { width: length, border: length, cellpadding: length, cellspacing: length },
  td: cell,
  th: { ...cell, scope: matching(/^(?:col|row|colgroup|rowgroup)$/i) },
  time: { datetime: anything },
  tr: { align },
  ...Object.fromEntries(['div', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, { align }])),
}

/** The allowed attributes of a tag, with allowed values. */
export function safeAttributes(tag: string, attrs: RichTextAttributes): Record<string, string> {
  const safe: Record<string, string> = {}
  for (const [name, value] of Object.entries(attrs)) {
    const check = checkOf(own[tag], name) ?? checkOf(common, name)
    if (!check || value === undefined || value === null || value === false || typeof value === 'object') continue
    const checked = check(value === true ? '' : String(value).replaceAll('\0', ''))
    if (checked !== undefined) safe[name] = checked
  }
  return safe
}

/** The check of an attribute. Names are untrusted: an inherited property such as `constructor` is not a check. */
const checkOf = (checks: Readonly<Record<string, Check>> | undefined, name: string) =>
  checks && Object.hasOwn(checks, name) ? checks[name] : undefined
