/**
 * The tags that a rich text may contain. This file repeats the rules independently of the code, so that a mistake in one shows
 * in the other.
 */
const tags = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl ' +
    'dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd legend li mark nav ol p pre q rp ' +
    'rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
)

const attributes = new Set(
  (
    'align alt border cellpadding cellspacing class color colspan datetime dir face height href lang loading open rel reversed ' +
    'rowspan scope size span src start style tabindex target title type value width'
  ).split(' '),
)

/** The parts of an element, by its name and attributes, that could do harm; an empty list if it is harmless. */
export function harmOf(tag: string, attrs: readonly (readonly [string, string])[]): string[] {
  if (!tags.has(tag)) return [`<${tag}>`]
  return attrs
    .filter(([name, value]) => !attributes.has(name) || isHarmful(tag, name, value))
    .map(([name, value]) => {
      return `<${tag} ${name}="${value}">`
    })
}

function isHarmful(tag: string, name: string, value: string): boolean {
  if (name === 'href') return !/^(?:https?:|mailto:|tel:)/.test(schemeOf(value))
  if (name === 'src') return !/^(?:https?:|data:image\/(?:png|jpe?g|gif|webp)[;,])/i.test(schemeOf(value))
  if (name === 'target') return value.toLowerCase() !== '_blank'
  if (name === 'type') return tag !== 'ol'
  // Only tables are focusable, because they scroll. No other element may be, whatever the author writes.
  if (name === 'tabindex') return tag !== 'table' || value !== '0'
  if (name === 'style')
    return /url|image-set|expression|import|behavior|binding|position|z-index|transform|animation|content|[\\@<{}]/i.test(
      value,
    )
  return false
}

/** The address resolved by the URL standard. */
function schemeOf(address: string): string {
  try {
    return new URL(address, 'http://app/page').href
  } catch {
    return ''
  }
}
