/** Tells whether a form type is one that exists: `submit`, `reset`, or empty for nothing. */
export function isFormType(formType: string): boolean {
  return formType === '' || formType === 'submit' || formType === 'reset'
}

/** The `type` attribute of the native button; a form type that does not exist counts as empty. */
export function nativeButtonType(formType: string): 'button' | 'submit' | 'reset' {
  return formType === 'submit' || formType === 'reset' ? formType : 'button'
}
