import { expect, test } from 'vitest'
import { indexText, namesFromHost } from './folderIndex.ts'

test('lists the exports of each folder, with types separate from values', () => {
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

test('the index of no folders is an empty module', () => {
  expect(indexText([])).toContain('export {}')
})

test('a name exported by two folders is an error that names both', () => {
  const folders = ['a', 'b'].map((name) => ({ name, exports: [{ name: 'Same', kind: 'value' as const }] }))
  expect(() => indexText(folders)).toThrow('"Same" is exported by both a and b.')
})

test('the types of a host are found by the file that exports them', () => {
  const index =
    "export type {\n  BatteryHost,\n  BatteryReading,\n} from './host.ts'\nexport { getBatteryInfo } from './battery.ts'\n"
  expect([...namesFromHost(index)]).toEqual(['BatteryHost', 'BatteryReading'])
})
