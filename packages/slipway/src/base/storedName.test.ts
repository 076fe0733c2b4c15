import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseGroup, forgetGroup, startGroup, storedName } from './storedName.ts'

afterEach(forgetGroup)

test.each([
  ['/', 'sw:data:%2F:'],
  ['/shop/', 'sw:data:%2Fshop%2F:'],
  ['admin', 'sw:data:admin:'],
  ['a:b', 'sw:data:a%3Ab:'],
])('names of the group %s begin with %s', (group, name) => {
  startGroup(group)
  expect(storedName('data')).toBe(name)
})

test('names of one group never begin with the names of another', () => {
  const group = fc.string({ unit: fc.constantFrom('a', ':', '%', '/', '名'), minLength: 1 })
  const nameIn = (name: string) => {
    forgetGroup()
    startGroup(name)
    return storedName('data')
  }
  fc.assert(
    fc.property(group, group, (one, other) => {
      expect(nameIn(one).startsWith(nameIn(other))).toBe(one === other)
    }),
  )
})

describe('before the app is mounted', () => {
  test('names have the group of an app at /', () => {
    const name = storedName('data')
    startGroup('/')
    expect(storedName('data')).toBe(name)
  })

  test('using the storage is a mistake if the app has another group, and is reported once', () => {
    storedName('data')
    expect(() => startGroup('/shop/')).toThrow(/'sw:data:%2F:' was read or written.*group: '\/shop\/'/s)
    expect(() => startGroup('/shop/')).not.toThrow()
  })

  test('a group that was set is used for the app, whatever its path', () => {
    expect(chooseGroup('admin')).toBe(true)
    storedName('data')
    startGroup('/shop/')
    expect(storedName('data')).toBe('sw:data:admin:')
  })

  test('a group that is set too late does not hide the mistake', () => {
    storedName('data')
    chooseGroup('admin')
    expect(() => startGroup('/')).toThrow(/group: 'admin'/)
  })
})

test('the next app of a document has its own group', () => {
  startGroup('/a/')
  startGroup('/b/')
  expect(storedName('data')).toBe('sw:data:%2Fb%2F:')
})
