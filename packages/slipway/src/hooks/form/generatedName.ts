import { useId } from 'react'

const prefix = 'sw:'

/**
 * Returns a name for radios without one, because browsers connect radios by their names. A `Form` does not send such a name. Give
 * the radios `data-no-draft`, because the name can belong to other radios after a reload.
 */
export const useGeneratedName = (): string => prefix + useId()

/** Whether `useGeneratedName` has generated a name. */
export const isGeneratedName = (name: string): boolean => name.startsWith(prefix)
