import { createContext } from 'react'
import type { ChoiceGroupState } from '../../hooks/choice/choiceGroup.ts'

/** The group that a radio is in. */
export const RadioGroupContext = createContext<ChoiceGroupState | undefined>(undefined)
