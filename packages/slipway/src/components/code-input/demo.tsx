import { useState } from 'react'
import { Cell, CellGroup } from 'slipway/components/cell'
import { CodeInput } from 'slipway/components/code-input'
import { Field } from 'slipway/components/field'

export default function CodeInputDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Sign in</h2>
        <SignIn />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Four digits, hidden</h2>
        <div className="demo-card">
          <CodeInput aria-label="PIN" length={4} mask defaultValue="12" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Letters and digits</h2>
        <div className="demo-card">
          <CodeInput aria-label="Voucher" type="text" length={8} defaultValue="AB12" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">In a field</h2>
        <div className="demo-card">
          <Field label="Code" error="This code has expired.">
            <CodeInput defaultValue="481516" />
          </Field>
        </div>
      </section>
      <CellGroup title="In rows">
        <Cell title="Code of the door" control={<CodeInput length={4} defaultValue="48" />} />
        <Cell title="Code of the message" control={<CodeInput />} />
      </CellGroup>
      <section className="demo-section">
        <h2 className="demo-title">Disabled and read only</h2>
        <div className="demo-card">
          <CodeInput aria-label="Disabled code" disabled defaultValue="123" />
          <CodeInput aria-label="Read-only code" readOnly defaultValue="123456" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <Field label="رمز التحقق" description="ستة أرقام">
            <CodeInput defaultValue="123" />
          </Field>
        </div>
      </section>
    </>
  )
}

function SignIn() {
  const [code, setCode] = useState('')
  const [state, setState] = useState<'waiting' | 'wrong' | 'right'>('waiting')
  const check = (complete: string) => setState(complete === '123456' ? 'right' : 'wrong')
  return (
    <div className="demo-card">
      <Field
        label="Code from the message"
        description="Try 123456."
        error={state === 'wrong' && 'This code is wrong. Check the message again.'}
      >
        <CodeInput
          value={code}
          onInput={({ detail }) => {
            setCode(detail.value)
            setState('waiting')
          }}
          onComplete={({ detail }) => check(detail.value)}
        />
      </Field>
      <output>{state === 'right' && 'You are signed in.'}</output>
    </div>
  )
}
