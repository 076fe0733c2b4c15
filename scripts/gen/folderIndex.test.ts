import { expect, test } from 'vitest'
import { indexText, namesFromHost } from './folderIndex.ts'

test('names what each folder exports, types apart from values', () => {
  const text = indexText([
    {
      name: 'slider',
      exports: [
        { name: 'Slider', kind: 'value' },
        { name: 'SliderProps', kind: 'type' },
      ],
    },
    { name: 'view', exports: [{ name: 'View', kind: 'value' }] },
  ])
  expect(text).toBe(`// Made by \`npm run gen\` from the folders beside it.
export type { SliderProps } from './slider/index.ts'
export { Slider } from './slider/index.ts'
export { View } from './view/index.ts'
`)
})

test('without folders it is an empty module', () => {
  expect(indexText([])).toContain('export {}')
})

test('a name with two homes is an error that names both', () => {
  const folders = ['a', 'b'].map((name) => ({ name, exports: [{ name: 'Same', kind: 'value' as const }] }))
  expect(() => indexText(folders)).toThrow('"Same" is exported by both a and b.')
})

test('the types of a host are found by the file that they are exported from', () => {
  const index =
    "export type {\n  BatteryHost,\n  BatteryReading,\n} from './host.ts'\nexport { getBatteryInfo } from './battery.ts'\n"
  expect([...namesFromHost(index)]).toEqual(['BatteryHost', 'BatteryReading'])
})
