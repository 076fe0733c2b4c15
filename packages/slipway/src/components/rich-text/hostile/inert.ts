/** What a rich text may show, told once more and apart from its code, so that a slip in the one is found by the other. */
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

/** Says what of an element, by its name and attributes, could do harm; nothing if all is well. */
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
  // What scrolls by itself can be reached by keys; nothing else can be by an author's word.
  if (name === 'tabindex') return tag !== 'table' || value !== '0'
  if (name === 'style')
    return /url|image-set|expression|import|behavior|binding|position|z-index|transform|animation|content|[\\@<{}]/i.test(
      value,
    )
  return false
}

/** Where an address leads, as the URL standard reads it. */
function schemeOf(address: string): string {
  try {
    return new URL(address, 'http://app/page').href
  } catch {
    return ''
  }
}
