/** A node of the accessibility tree, in the format of the DevTools protocol. */
export interface AxNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: AxValue
  readonly name?: AxValue
  readonly description?: AxValue
  readonly value?: AxValue
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

interface AxValue {
  readonly value?: unknown
}

/** Attributes of an element. A screen reader announces some of them, but the tree of the protocol does not contain them. */
export type Attributes = Readonly<Record<string, string>>

/** The states in a line. Those in `statesWithFalse` are listed with the value `false` too. */
const states = [
  ...['checked', 'pressed', 'selected', 'expanded', 'level', 'orientation', 'live', 'roledescription'],
  ...['disabled', 'readonly', 'required', 'invalid', 'hasPopup', 'modal', 'multiselectable', 'busy'],
]
const statesWithFalse = ['checked', 'pressed', 'selected', 'expanded']
const attributeStates = ['aria-current', 'aria-posinset', 'aria-setsize']
const withLevel = ['heading', 'treeitem']
const withOrientation = ['listbox', 'slider', 'tablist', 'toolbar']

const withoutMeaning = ['generic', 'none', 'LineBreak']
const unspoken = ['InlineTextBox', 'ListMarker']
/** Roles whose text content is their value, or is not announced. */
const withoutTexts = [
  ...['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider', 'progressbar', 'image', 'separator'],
  ...['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem'],
]
/** Roles that share a line with their child if they have only one. */
const holders = ['gridcell', 'cell', 'listitem', 'heading']
const labels = ['LabelText', 'Legend', 'Figcaption', 'caption']

/**
 * Describes an accessibility tree as text: one line with role, name, value and states for each node, indented by depth.
 * Nodes that only group others are left out, and so are texts that are the name of a node.
 */
export function spokenLines(
  nodes: readonly AxNode[],
  attributesOf: (node: AxNode) => Attributes | undefined = () => undefined,
): readonly string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const root = nodes.find(({ parentId }) => parentId === undefined)
  if (!root) return []
  const names = new Set(nodes.filter((node) => !node.ignored && !isText(node)).map(nameOf))

  const childrenOf = (node: AxNode): AxNode[] => {
    const own = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? [])
    return joined(own).flatMap((child) => {
      if (unspoken.includes(roleOf(child)) || (isText(child) && textOf(child) === '')) return []
      if (isFolded(child)) return childrenOf(child)
      return isLabel(child) && names.has(wordsIn(child)) ? childrenOf(child).filter((part) => !isText(part)) : [child]
    })
  }
  const wordsIn = (node: AxNode): string => childrenOf(node).filter(isText).map(textOf).join(' ')
  const linesOf = (node: AxNode, indent: string): string[] => {
    const line = indent + lineOf(node, attributesOf(node))
    const children = childrenOf(node)
    const isNameOnly = children.every(isText) && unspaced(wordsIn(node)) === unspaced(nameOf(node))
    if (isNameOnly) return [line]
    const isTextUnspoken = withoutTexts.includes(roleOf(node)) && nameOf(node) !== ''
    const listed = isTextUnspoken ? children.filter((child) => !isText(child)) : children
    const [only] = listed
    if (only && listed.length === 1) {
      if (isText(only) && !nameOf(node)) return [`${line}: ${textOf(only)}`]
      if (holders.includes(roleOf(node)) && [nameOf(only), ''].includes(nameOf(node))) {
        const [first = '', ...others] = linesOf(only, indent)
        const own = lineOf({ ...node, name: {} }, attributesOf(node))
        return [`${indent}${own} > ${first.trimStart()}`, ...others]
      }
    }
    return [line, ...listed.flatMap((child) => linesOf(child, `${indent}  `))]
  }
  return childrenOf(root).flatMap((node) => linesOf(node, ''))
}

/** Role, name, value and states of a node, as one line. */
export function lineOf(node: AxNode, attributes: Attributes = {}): string {
  if (isText(node)) return `text: ${textOf(node)}`
  const role = roleOf(node)
  const values = new Map(node.properties?.map(({ name, value }) => [name, value.value]))
  // The protocol has these states only for text fields.
  for (const state of ['readonly', 'required']) if (state in attributes) values.set(state, true)
  return [
    labels.includes(role) ? role.replace('Text', '').toLowerCase() : role,
    // The name of a row is its whole content, which its children list.
    ...(nameOf(node) && role !== 'row' ? [JSON.stringify(nameOf(node))] : []),
    ...numbersOf(node, values, attributes),
    ...states.flatMap((state) => stateText(role, state, values.get(state))),
    ...attributeStates.flatMap((name) => (attributes[name] ? [`${name.slice(5)}=${attributes[name]}`] : [])),
    ...(node.description?.value ? [`description=${quotedIfText(node.description.value)}`] : []),
  ].join(' ')
}

function numbersOf({ value }: AxNode, values: ReadonlyMap<string, unknown>, attributes: Attributes): string[] {
  const [min, max] = ['valuemin', 'valuemax'].map((name) => values.get(name))
  const text = attributes['aria-valuetext'] ?? values.get('valuetext')
  // For a spin button without a number yet, the protocol has the value 0.
  const isUnset = attributes.role === 'spinbutton' && attributes['aria-valuenow'] === undefined
  if (value?.value === undefined || value.value === '' || isUnset) return []
  return [
    `value=${quotedIfText(value.value)}`,
    ...(Number(min) < Number(max) ? [`of ${min}–${max}`] : []),
    ...(text && String(text) !== String(value.value) ? [`as ${quotedIfText(text)}`] : []),
  ]
}

function stateText(role: string, state: string, value: unknown): string[] {
  if (value === undefined || value === '') return []
  if (state === 'orientation' && !withOrientation.includes(role)) return []
  if (state === 'level' && !withLevel.includes(role)) return []
  const isFalse = [false, 'false', 0].includes(value as string)
  if (isFalse && !statesWithFalse.includes(state)) return []
  const isTrue = [true, 'true'].includes(value as string) || (state === 'busy' && value === 1)
  return [isTrue ? state : `${state}=${value}`]
}

/** Joins adjacent text nodes of one element. */
function joined(nodes: readonly AxNode[]): readonly AxNode[] {
  const found: AxNode[] = []
  for (const node of nodes) {
    const last = found.at(-1)
    if (last && isText(last) && isText(node)) {
      const value = `${last.name?.value ?? ''}${node.name?.value ?? ''}`
      found[found.length - 1] = { ...last, name: { value } }
    } else found.push(node)
  }
  return found
}

/** Whether a node only groups its children and is not announced. */
function isFolded(node: AxNode): boolean {
  return node.ignored || (withoutMeaning.includes(roleOf(node)) && !nameOf(node) && !node.description?.value)
}

const roleOf = (node: AxNode) => String(node.role?.value)
const isText = (node: AxNode) => roleOf(node) === 'StaticText'
const isLabel = (node: AxNode) => labels.includes(roleOf(node))
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
const unspaced = (text: string) => text.replace(/\s+/g, '')
const textOf = (node: AxNode) => squeezed(String(node.name?.value ?? ''))
const nameOf = textOf
const quotedIfText = (value: unknown) => (typeof value === 'string' ? JSON.stringify(squeezed(value)) : String(value))
