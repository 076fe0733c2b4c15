/** English texts of `useUnsavedChanges`. */
export const enUnsavedChanges = {
  'unsavedChanges.leave': 'Leave without saving?',
}
