/** The texts of `useUnsavedChanges` in English. */
export const enUnsavedChanges = {
  'unsavedChanges.leave': 'Leave without saving?',
}
