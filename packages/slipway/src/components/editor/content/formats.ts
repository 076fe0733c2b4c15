import { safeAddress } from '../../../base/rich-text/safeAddress.ts'
import { safeStyle } from '../../../base/rich-text/safeStyle.ts'

/** Checks a value of a format. */
type Check = (value: unknown) => boolean

const isOn: Check = (value) => value === true
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

/** Formats of text that are one CSS property, and the property. */
export const textStyles: Readonly<Record<string, string>> = {
  color: 'color',
  backgroundColor: 'background-color',
  fontSize: 'font-size',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  fontStyle: 'font-style',
  fontVariant: 'font-variant',
  letterSpacing: 'letter-spacing',
  textDecoration: 'text-decoration',
}

/** Formats of lines that are one CSS property, and the property. */
export const lineStyles: Readonly<Record<string, string>> = {
  lineHeight: 'line-height',
  textIndent: 'text-indent',
  ...Object.fromEntries(
    ['margin', 'padding'].flatMap((box) =>
      ['', 'Top', 'Right', 'Bottom', 'Left'].map((side) => [box + side, `${box}${side && `-${side.toLowerCase()}`}`]),
    ),
  ),
}

/** The classes that browsers' own styles do not know: tasks of a list, and mentions. */
export const classes = { checked: 'sw-checked', unchecked: 'sw-unchecked', mention: 'sw-mention' } as const

/** Width of a step of `indent`, in em. */
export const indentEm = 3
export const maxIndent = 8

const styled =
  (property: string): Check =>
  (value) => {
    const declaration = `${property}: ${value}`
    return typeof value === 'string' && !value.includes(';') && safeStyle(declaration) === declaration
  }
const withStyles = (styles: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(styles).map(([name, property]) => [name, styled(property)]))

/** Formats of text and of embeds in a line. */
export const textFormats: Readonly<Record<string, Check>> = {
  bold: isOn,
  italic: isOn,
  underline: isOn,
  strike: isOn,
  ins: isOn,
  code: isOn,
  script: oneOf('sub', 'super'),
  link: (value) => typeof value === 'string' && safeAddress(value) === value,
  ...withStyles(textStyles),
}

/** Formats of whole lines. */
export const lineFormats: Readonly<Record<string, Check>> = {
  header: oneOf(1, 2, 3, 4, 5, 6),
  list: oneOf('ordered', 'bullet', 'checked', 'unchecked'),
  blockquote: isOn,
  'code-block': isOn,
  align: oneOf('left', 'center', 'right', 'justify'),
  direction: oneOf('rtl'),
  indent: oneOf(...Array.from({ length: maxIndent }, (_, index) => index + 1)),
  ...withStyles(lineStyles),
}

const length: Check = (value) => /^\d{1,5}(?:\.\d+)?(?:px|%)?$/.test(String(value))
const isText: Check = (value) => typeof value === 'string'

/** Formats of images. */
export const imageFormats: Readonly<Record<string, Check>> = {
  alt: isText,
  width: length,
  height: length,
  class: isText,
}

/** Whether a format has this value. Names may be from any source, so an inherited property is not a format. */
export function allows(formats: Readonly<Record<string, Check>>, name: string, value: unknown): boolean {
  return Object.hasOwn(formats, name) && formats[name]?.(value) === true
}

/** Formats of which a line has at most one, because each is an element of its own. */
export const blockFormats = ['header', 'list', 'blockquote', 'code-block'] as const
