import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readApiDoc } from './apiDoc.ts'
import { openLibrary } from './program.ts'
import { readShape } from './shape.ts'

const index = 'scripts/gen/docs/fixtures/index.ts'
const library = openLibrary([index], join(import.meta.dirname, 'fixtures'))

function symbol(name: string) {
  const found = library.find(index, name)
  if (!found) throw new Error(`${name} is not exported`)
  return found
}

const shape = (name: string) => readShape(symbol(name), library)
const api = (name: string) => readApiDoc(symbol(name), library)

test('props include inherited members of our own types; types of React are only named', () => {
  const { fields, inherited } = shape('SliderProps')
  expect(fields).toEqual([
    {
      name: 'step',
      required: false,
      type: 'number',
      default: '1',
      description: 'Distance between two values, see `SliderProps.min`.',
    },
    { name: 'min', required: true, type: 'number', default: undefined, description: 'Smallest value.' },
    {
      name: 'onChange',
      required: false,
      type: '(event: { value: number }) => void',
      default: undefined,
      description: 'Called once, at the end.',
    },
    {
      name: 'reset',
      required: false,
      type: '(soon: boolean) => void',
      default: undefined,
      description: 'Forgets the value.',
    },
    { name: 'name', required: false, type: 'string', default: undefined, description: 'Name in a form.' },
  ])
  expect(inherited).toEqual(["ComponentPropsWithRef<'input'>"])
})

test('a union has the members of all alternatives', () => {
  expect(shape('EitherProps').fields.map(({ name }) => name)).toEqual(['kind', 'a', 'b'])
})

test('types that only explain mistakes are not in the signatures', () => {
  expect(api('openPlace').signatures).toEqual([
    'openPlace<Path extends string>(path: Path): void',
    'openPlace(options: PlaceOptions & Place): void',
  ])
})

test('a function has its signature without the host, its errors, platforms and example', () => {
  expect(api('getPlace')).toMatchObject({
    signatures: ['getPlace(options?: PlaceOptions): Promise<Place>'],
    description: 'Finds a place.\n\nCalls the host.',
    throws: ['`denied` if the user refused', '`timeout` after the time limit', '`failed`\notherwise'],
    platform: 'web, capacitor',
    needs: ['Geolocation', 'Navigator.geolocation'],
    plugins: ['Geolocation'],
    examples: ['await getPlace() // { latitude: 1 }'],
  })
})

test('options and result each have a table of their members', () => {
  const tables = api('getPlace').tables.map(({ title, fields }) => [title, ...fields.map(({ name }) => name)])
  expect(tables).toEqual([
    ['`options`', 'radius', 'kinds'],
    ['Result', 'latitude'],
  ])
})

test('the type of an optional member is shown without undefined', () => {
  expect(api('getPlace').tables[0]?.fields[0]).toMatchObject({ required: false, type: 'number', default: '5000' })
})

test('an option has its sorted choices and its needs', () => {
  expect(api('getPlace').tables[0]?.fields[1]).toMatchObject({ choices: ['lake', 'town'], needs: ['Navigator.gpu'] })
  expect(api('getPlace').tables[0]?.fields[0]).toMatchObject({ choices: undefined, needs: undefined })
})

test('the argument of a listener has a table', () => {
  const { tables, signatures } = api('onMove')
  expect(signatures).toEqual(['onMove(listener: (move: Move) => void): void'])
  expect(tables.map(({ title, fields }) => [title, ...fields.map(({ name }) => name)])).toEqual([
    ['Argument of `listener`', 'distance'],
  ])
})

test("a module's exports are found in the files that declare them", () => {
  expect(library.exportsOf(index).map(({ name }) => name)).toEqual(expect.arrayContaining(['getPlace', 'SliderProps']))
})

test('overloads are listed, and a task has a table of its own', () => {
  const { signatures, description, tables } = api('openTask')
  expect(signatures).toEqual(['openTask(url: string): Task', 'openTask(options: { readonly url: string }): Task'])
  expect(description).toBe('Opens a task.')
  expect(tables.map(({ title }) => title)).toEqual(['`options`', 'Returned task'])
})

test('options of overloads are one table, and a field in several overloads has all of its choices', () => {
  const { tables } = api('draw')
  expect(tables.map(({ title }) => title)).toEqual(['`options`'])
  expect(tables[0]?.fields).toMatchObject([
    { name: 'as', required: false, choices: ['dots', 'lines'] },
    { name: 'scale', required: true },
  ])
})

test('an arrow function is documented as a function', () => {
  expect(api('beep')).toMatchObject({ signatures: ['beep(times: number): void'], description: 'Beeps.', tables: [] })
})
