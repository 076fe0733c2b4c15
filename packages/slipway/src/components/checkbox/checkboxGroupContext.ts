import { createContext } from 'react'
import type { ChoiceGroupState } from '../../hooks/choice/choiceGroup.ts'

/** State of the nearest `CheckboxGroup`; `undefined` outside a group. */
export const CheckboxGroupContext = createContext<ChoiceGroupState | undefined>(undefined)
