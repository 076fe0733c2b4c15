import { type AriaAttributes, createContext, useContext } from 'react'

/** Name, description and invalid state of a control. */
export type FieldAttributes = Pick<AriaAttributes, 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'>

/** What an element with a label, such as a row of a list, sets on the control inside it. */
export interface FieldContextValue {
  readonly attributes: FieldAttributes
  /** Whether the element has a box, so that the control needs none. */
  readonly hasBox: boolean
}

/** The nearest element with a label around a control. A group of controls sets it to `undefined` for the controls inside. */
export const FieldContext = createContext<FieldContextValue | undefined>(undefined)

/**
 * Returns the attributes for a control that the element around it sets: name, description and invalid state. The app's own props
 * override them. By context and not by cloning, so that they also reach a control inside other components, such as `Controller` of
 * React Hook Form.
 */
export function useFieldProps(given: AriaAttributes): FieldAttributes {
  return fieldPropsFor(given, useContext(FieldContext)?.attributes)
}

/** Returns the attributes for a control with its given props. A control with `aria-label` keeps it as its name. */
export function fieldPropsFor(given: AriaAttributes, attributes: FieldAttributes = {}): FieldAttributes {
  return given['aria-label'] === undefined ? attributes : { ...attributes, 'aria-labelledby': undefined }
}

/** Returns the value of `data-plain`: a control without its own box, as its `plain` prop requires, by default if the row has one. */
export function usePlain(plain: boolean | undefined): true | undefined {
  const hasBox = useContext(FieldContext)?.hasBox
  return (plain ?? hasBox) || undefined
}
