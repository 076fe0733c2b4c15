import { createContext } from 'react'
import type { ChoiceGroupState } from '../../hooks/choice/choiceGroup.ts'

/** The group that contains a radio. */
export const RadioGroupContext = createContext<ChoiceGroupState | undefined>(undefined)
