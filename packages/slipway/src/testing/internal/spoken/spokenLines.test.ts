import { expect, test } from 'vitest'
import { type Attributes, type AxNode, spokenLines } from './spokenLines.ts'

type Part = string | Made
interface Made {
  readonly role: string
  readonly name?: string
  readonly value?: unknown
  readonly states?: Readonly<Record<string, unknown>>
  readonly attributes?: Attributes
  readonly parts?: readonly Part[]
}

/** Returns the lines for a document with these parts; a string is a text node. */
function linesFor(...parts: readonly Part[]): readonly string[] {
  const nodes: AxNode[] = []
  const attributes = new Map<string, Attributes>()
  const add = (part: Part, parentId?: string): string => {
    const {
      role,
      name = '',
      value,
      states = {},
      parts = [],
      attributes: own = {},
    } = typeof part === 'string' ? { role: 'StaticText', name: part } : part
    const nodeId = String(nodes.length)
    const at = nodes.push({} as AxNode) - 1
    attributes.set(nodeId, own)
    nodes[at] = {
      nodeId,
      ...(parentId !== undefined && { parentId }),
      ignored: false,
      role: { value: role },
      name: { value: name },
      value: { value },
      properties: Object.entries(states).map(([state, value]) => ({ name: state, value: { value } })),
      childIds: parts.map((each) => add(each, nodeId)),
    }
    return nodeId
  }
  add({ role: 'RootWebArea', parts })
  return spokenLines(nodes, ({ nodeId }) => attributes.get(nodeId))
}

test('children are indented, and nodes that only group are left out', () => {
  const save: Made = { role: 'button', name: 'Save', parts: ['Save'] }
  expect(linesFor({ role: 'main', parts: [{ role: 'generic', parts: [save] }] })).toEqual(['main', '  button "Save"'])
})

test('a text is listed once: as a name, as a value, or as text', () => {
  expect(
    linesFor(
      { role: 'LabelText', parts: ['Name'] },
      { role: 'textbox', name: 'Name', value: 'Ada', parts: ['Ada'] },
      { role: 'paragraph', parts: ['Row ', '1'] },
      { role: 'listitem', parts: [{ role: 'link', name: 'Home', parts: ['Home'] }] },
    ),
  ).toEqual(['textbox "Name" value="Ada"', 'paragraph: Row 1', 'listitem > link "Home"'])
})

test('a label without a control is listed', () => {
  expect(linesFor({ role: 'LabelText', parts: ['Name'] }, { role: 'textbox' })).toEqual(['label: Name', 'textbox'])
})

test.each<[string, Partial<Made>, string]>([
  ['checkbox', { states: { checked: 'false', invalid: 'false' } }, 'checkbox checked=false'],
  ['checkbox', { states: { checked: 'mixed' } }, 'checkbox checked=mixed'],
  ['button', { states: { expanded: false, disabled: true, busy: 1 } }, 'button expanded=false disabled busy'],
  ['slider', { value: 40, states: { valuemin: 0, valuemax: 100, valuetext: '40' } }, 'slider value=40 of 0–100'],
  ['slider', { value: 2, states: { valuemin: 1, valuemax: 5, valuetext: 'Low' } }, 'slider value=2 of 1–5 as "Low"'],
  ['spinbutton', { value: 0, attributes: { role: 'spinbutton' } }, 'spinbutton'],
  ['spinbutton', { attributes: { readonly: '' } }, 'spinbutton readonly'],
  ['link', { attributes: { 'aria-current': 'page' } }, 'link current=page'],
  ['listitem', { states: { level: 1 }, attributes: { 'aria-posinset': '2' } }, 'listitem posinset=2'],
])('%s %j', (role, rest, line) => {
  expect(linesFor({ role, ...rest })).toEqual([line])
})
