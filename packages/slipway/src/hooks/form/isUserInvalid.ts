/** Whether a control is invalid after the user has edited it or tried to submit its form: the condition of `:user-invalid`. */
export function isUserInvalid(control: Element): boolean {
  try {
    return control.matches(':user-invalid')
  } catch {
    // jsdom, in which apps may run their tests, does not support `:user-invalid`.
    return false
  }
}
