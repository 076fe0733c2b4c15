/** Returns the `type` attribute of the native button. An unknown form type counts as empty. */
export function nativeButtonType(formType: string): 'button' | 'submit' | 'reset' {
  return formType === 'submit' || formType === 'reset' ? formType : 'button'
}
