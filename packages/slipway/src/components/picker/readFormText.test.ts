import { expect, test } from 'vitest'
import type { Choices } from './choiceText.ts'
import type { PickerDetail } from './pickerProps.ts'
import { readFormText } from './readFormText.ts'

const regions = [
  { name: 'Norway', code: 'NO', children: [{ name: 'Oslo' }, { name: 'Bergen', code: '46' }] },
  { name: 'Washington, D.C.', code: 'DC', children: [{ name: 'Anacostia, SE' }] },
]
const teas = ['Assam', 'Darjeeling']

test.each<[string, Choices, PickerDetail | undefined]>([
  ['1', { range: teas }, { value: 1 }],
  ['2', { range: teas }, undefined],
  ['0', { range: [] }, undefined],
  ['', { range: teas }, undefined],
  ['', { mode: 'date' }, undefined],
  ['x', { range: teas }, undefined],
  ['1,0', { mode: 'multiSelector', range: [teas, teas] }, { value: [1, 0] }],
  ['1', { mode: 'multiSelector', range: [teas, teas] }, undefined],
  ['10:30', { mode: 'time' }, { value: '10:30' }],
  ['2026-11', { mode: 'date' }, { value: '2026-11' }],
  ['Norway,Bergen', { mode: 'region', regions }, { value: ['Norway', 'Bergen'], code: ['NO', '46'] }],
  [
    'Washington, D.C.,Anacostia, SE',
    { mode: 'region', regions },
    { value: ['Washington, D.C.', 'Anacostia, SE'], code: ['DC', ''] },
  ],
  ['Norway,Narvik', { mode: 'region', regions }, undefined],
  ['Norway', { mode: 'region' }, undefined],
])('%j with %j is %j', (text, choices, detail) => {
  expect(readFormText(text, choices)).toEqual(detail)
})
