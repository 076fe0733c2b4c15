import { createElement } from 'react'
import { expect, test } from 'vitest'
import { givenErrors } from './errorTexts.ts'

const error = (name: string, message: unknown, isLive = false) => ({ name, message, isLive })

test.each([
  ['texts', { email: 'Taken', name: 'Too short' }, [error('email', 'Taken'), error('name', 'Too short')]],
  ['numbers', { count: 0 }, [error('count', 0)]],
  ['lists of texts', { email: ['Taken', 'Too long'], name: [] }, [error('email', 'Taken')]],
  ['no errors', { a: '', b: null, c: undefined, d: false, e: [''] }, []],
  ['errors of a form library', { email: { type: 'taken', message: 'Taken' } }, [error('email', 'Taken', true)]],
  ['a library without a message', { email: { type: 'required', message: '' } }, []],
  [
    'nested names',
    { address: { city: 'Missing', zip: { message: 'Wrong' } } },
    [error('address.city', 'Missing'), error('address.zip', 'Wrong', true)],
  ],
  [
    'a list of controls',
    { items: [undefined, { name: { message: 'Missing' } }] },
    [error('items.1.name', 'Missing', true)],
  ],
  [
    'a control called message',
    { contact: { message: { message: 'Missing' } } },
    [error('contact.message', 'Missing', true)],
  ],
] as const)('%s', (_, errors, expected) => {
  expect(givenErrors(errors as never)).toEqual(expected)
})

test('an element is a message', () => {
  const message = createElement('b', null, 'Taken')
  expect(givenErrors({ email: message })).toEqual([error('email', message)])
})
