/** English texts of `Uploader`. */
export const enUploader = {
  'uploader.add': 'Add files',
  'uploader.show': 'Show {name}',
  'uploader.remove': 'Remove {name}',
  'uploader.retry': 'Try again',
  'uploader.uploading': 'Uploading {name}',
  'uploader.done': '{name} has been uploaded',
  'uploader.failed': '{name} could not be uploaded',
  'uploader.removed': '{name} has been removed',
  'uploader.type': 'Files of this kind cannot be added: {names}',
  'uploader.size': 'Larger than {limit}: {names}',
  'uploader.count': 'Not added, as the limit is {limit}: {names}',
  'uploader.busy': 'Files are still being uploaded',
  'uploader.invalid': 'Try again or remove what could not be uploaded: {names}',
} as const
