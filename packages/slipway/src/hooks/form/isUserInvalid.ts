/** Whether a control is invalid, and its user has been there or a form could not be sent: what styles call `:user-invalid`. */
export function isUserInvalid(control: Element): boolean {
  try {
    return control.matches(':user-invalid')
  } catch {
    // jsdom, in which apps may test, does not know it.
    return false
  }
}
