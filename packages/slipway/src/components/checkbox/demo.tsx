import { useState } from 'react'
import { Checkbox, CheckboxGroup } from 'slipway/components/checkbox'

const toppings = [
  ['cheese', 'Extra cheese'],
  ['olives', 'Olives'],
  ['artichokes', 'Artichokes'],
] as const

export default function CheckboxDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Single checkbox</h2>
        <div className="demo-card">
          <Checkbox defaultChecked>Keep me signed in</Checkbox>
          <Checkbox>Send me a message when an item on my wish list becomes cheaper or is about to be sold out</Checkbox>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Group with "select all"</h2>
        <Toppings />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Required, with help and an error</h2>
        <div className="demo-card">
          <CheckboxGroup required description="We write at most once a week." error="Choose at least one.">
            <legend>How may we reach you?</legend>
            <Checkbox value="mail">By e-mail</Checkbox>
            <Checkbox value="post">By post</Checkbox>
          </CheckboxGroup>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Colours</h2>
        <div className="demo-card">
          <Checkbox color="var(--sw-success)" defaultChecked>
            Done
          </Checkbox>
          <Checkbox
            backgroundColor="transparent"
            activeBackgroundColor="transparent"
            activeBorderColor="var(--sw-label-3)"
            iconColor="var(--sw-accent-label)"
            defaultChecked
          >
            Mini-program colours
          </Checkbox>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <Checkbox defaultChecked>عربى</Checkbox>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <Checkbox defaultChecked disabled>
            Included in every order
          </Checkbox>
          <Checkbox disabled>Sold out</Checkbox>
        </div>
      </section>
    </>
  )
}

function Toppings() {
  const [chosen, setChosen] = useState<readonly string[]>(['olives'])
  const isAll = chosen.length === toppings.length
  return (
    <div className="demo-card">
      <Checkbox
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={({ detail }) => setChosen(detail.checked ? toppings.map(([value]) => value) : [])}
      >
        Everything
      </Checkbox>
      <CheckboxGroup
        aria-label="Toppings"
        style={{ paddingInlineStart: 34 }}
        value={chosen}
        onChange={({ detail }) => setChosen(detail.value)}
      >
        {toppings.map(([value, text]) => (
          <Checkbox key={value} value={value}>
            {text}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <output>{chosen.length === 0 ? 'No toppings' : `With ${chosen.join(' and ')}`}</output>
    </div>
  )
}
