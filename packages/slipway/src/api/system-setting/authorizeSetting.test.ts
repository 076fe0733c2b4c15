import { expect, test } from 'vitest'
import { authorizeSetting } from './authorizeSetting.ts'

test.each([
  ['granted', 'authorized'],
  ['limited', 'authorized'],
  ['denied', 'denied'],
  ['prompt', 'not determined'],
  ['prompt-with-rationale', 'not determined'],
  ['default', 'not determined'],
])('the platform’s state %s is %s', (state, expected) => {
  expect(
    authorizeSetting({ album: state, camera: state, location: state, microphone: state, notification: state }),
  ).toStrictEqual({
    albumAuthorized: expected,
    cameraAuthorized: expected,
    locationAuthorized: expected,
    microphoneAuthorized: expected,
    notificationAuthorized: expected,
  })
})

test.each([[undefined], [''], ['maybe'], ['constructor'], ['__proto__']])(
  'the unknown state %j is left out',
  (state) => {
    expect(authorizeSetting({ camera: state, microphone: 'denied' })).toStrictEqual({ microphoneAuthorized: 'denied' })
  },
)
