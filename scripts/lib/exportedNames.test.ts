import { expect, test } from 'vitest'
import { exportedNames } from './exportedNames.ts'

const files: Record<string, string> = {
  'index.ts': `
    export { Slider } from './Slider.tsx'
    export type { SliderProps } from './Slider.tsx'
    export { type Step, snap as snapToStep } from './slider.state.ts'
    export * from './more/index.ts'
  `,
  'more/index.ts': `
    export interface Place { name: string }
    export type Places = Place[]
    export const nowhere: Place = { name: '' }
    export function find(): Places { return [] }
    export class Finder {}
    const hidden = 1
    export { hidden as shown }
  `,
}

test('lists values and types, under their outer names and through `export *`', () => {
  const names = exportedNames('index.ts', (path) => files[path] ?? '')
  expect(names.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'value Finder',
    'type Place',
    'type Places',
    'value Slider',
    'type SliderProps',
    'type Step',
    'value find',
    'value nowhere',
    'value shown',
    'value snapToStep',
  ])
})

test.each([
  'export default function Page() {}',
  'const Page = 1\nexport default Page',
  "export { default } from './Page.tsx'",
])('%s exports `default`', (source) => {
  expect(exportedNames('index.ts', () => source)).toEqual([{ name: 'default', kind: 'value' }])
})
