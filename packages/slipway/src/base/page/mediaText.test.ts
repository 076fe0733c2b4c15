import { expect, test } from 'vitest'
import { type MediaDescriptor, mediaText } from './mediaText.ts'

test.each<[MediaDescriptor, string]>([
  [{}, ''],
  [{ minWidth: undefined, orientation: undefined }, ''],
  [{ minWidth: 0 }, '(min-width: 0px)'],
  [{ orientation: 'landscape', maxWidth: 400.5 }, '(max-width: 400.5px) and (orientation: landscape)'],
  [
    { minWidth: 1, maxWidth: 2, width: 3, minHeight: 4, maxHeight: 5, height: 6 },
    '(min-width: 1px) and (max-width: 2px) and (width: 3px) and (min-height: 4px) and (max-height: 5px) and (height: 6px)',
  ],
])('%j is %s', (descriptor, text) => {
  expect(mediaText(descriptor)).toBe(text)
})
