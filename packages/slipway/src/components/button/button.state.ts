/** The `type` attribute of the native button; a form type that does not exist counts as empty. */
export function nativeButtonType(formType: string): 'button' | 'submit' | 'reset' {
  return formType === 'submit' || formType === 'reset' ? formType : 'button'
}
