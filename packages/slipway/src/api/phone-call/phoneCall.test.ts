import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { type MakePhoneCallOptions, makePhoneCall } from './index.ts'

test('passes a number on as an address, synchronously', async () => {
  const open = vi.fn()
  const call = makePhoneCall({ phoneNumber: '+1 (555) 010-0199' }, { open })
  expect(open).toHaveBeenCalledExactlyOnceWith('tel:+15550100199')
  expect(await call).toBeUndefined()
})

test.each([[''], [undefined], [null], [112], [['112']], [{ toString: () => '112' }]])(
  '[S5.5] the phone number %j is rejected',
  async (phoneNumber) => {
    const open = vi.fn()
    await expect(makePhoneCall({ phoneNumber } as MakePhoneCallOptions, { open })).rejects.toMatchObject({
      code: 'invalid-argument',
      errMsg: 'makePhoneCall:fail phoneNumber must be a non-empty string',
    })
    expect(open).not.toHaveBeenCalled()
  },
)

test.each(['   ', 'mum', '112?x'])('[S5.5] the text %j is not a phone number', async (phoneNumber) => {
  const open = vi.fn()
  await expect(makePhoneCall({ phoneNumber }, { open })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'makePhoneCall:fail phoneNumber is not a phone number',
  })
  expect(open).not.toHaveBeenCalled()
})

test('rejects on a platform that cannot call', async () => {
  const open = () => {
    throw new HostError('unsupported', 'no telephone')
  }
  await expect(makePhoneCall({ phoneNumber: '112' }, { open })).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'makePhoneCall:fail no telephone',
  })
})

test('rejects with unavailable without a document', async () => {
  await expect(makePhoneCall({ phoneNumber: '112' })).rejects.toMatchObject({ code: 'unavailable' })
})
