import { Button } from 'slipway/components/button'
import { Field } from 'slipway/components/field'
import { Input } from 'slipway/components/input'
import { Popover, type PopoverPlacement } from 'slipway/components/popover'

const placements: readonly PopoverPlacement[] = [
  'top-start',
  'top',
  'top-end',
  'start',
  'end',
  'bottom-start',
  'bottom',
  'bottom-end',
]
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' } as const

export default function PopoverDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Beside its trigger</h2>
        <div className="demo-card">
          <Popover trigger={<Button>What is included?</Button>} title="Included">
            Two nights with breakfast, towels, and the boat to the island.
          </Popover>
          <Popover trigger={<Button>Rename</Button>} title="Rename the list">
            {(close) => (
              <form
                onSubmit={(event) => {
                  event.preventDefault()
                  close()
                }}
                style={{ display: 'grid', gap: 12 }}
              >
                <Field label="Name">
                  <Input defaultValue="Groceries" autoComplete="off" />
                </Field>
                <Button type="primary" formType="submit">
                  Save
                </Button>
              </form>
            )}
          </Popover>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Placement</h2>
        <div className="demo-card">
          <div style={row}>
            {placements.map((placement) => (
              <Popover
                key={placement}
                placement={placement}
                aria-label={placement}
                trigger={<Button size="mini">{placement}</Button>}
                style={{ '--sw-popover-width': '160px' } as object}
              >
                On the other side if there is no room.
              </Popover>
            ))}
          </div>
        </div>
      </section>
      <section className="demo-section" dir="rtl">
        <h2 className="demo-title">من اليمين إلى اليسار</h2>
        <div className="demo-card">
          <Popover trigger={<Button>التفاصيل</Button>} title="السعر" placement="bottom-start">
            ليلتان مع الإفطار
          </Popover>
        </div>
      </section>
    </>
  )
}
