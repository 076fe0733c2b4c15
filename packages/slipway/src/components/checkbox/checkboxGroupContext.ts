import { createContext } from 'react'
import type { ChoiceGroupState } from '../../hooks/choice/choiceGroup.ts'

/** The group that a checkbox is in. */
export const CheckboxGroupContext = createContext<ChoiceGroupState | undefined>(undefined)
