import { expect, test } from 'vitest'
import { namesOf } from './names.ts'

test('returns all spellings of a name', () => {
  expect(namesOf('volume-meter')).toEqual({
    kebab: 'volume-meter',
    camel: 'volumeMeter',
    pascal: 'VolumeMeter',
    title: 'Volume meter',
  })
  expect(namesOf('slider')).toMatchObject({ camel: 'slider', pascal: 'Slider' })
})

test.each(['', 'Slider', 'volumeMeter', 'volume_meter', '-slider', 'slider-', 'a--b', '3d', '../x'])(
  '%j is not a kebab-case name',
  (name) => {
    expect(namesOf(name)).toBeUndefined()
  },
)
