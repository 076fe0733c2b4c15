import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { CopyIcon, HeartIcon, MoreIcon, TrashIcon } from 'slipway/components/icons'
import { Menu, type MenuAction } from 'slipway/components/menu'

const message: readonly MenuAction[] = [
  { label: 'Copy', icon: <CopyIcon /> },
  { label: 'Like', icon: <HeartIcon /> },
  { label: 'Translate', description: 'Not in this language', disabled: true },
  { label: 'Delete', icon: <TrashIcon />, tone: 'danger', separated: true },
]

export default function MenuDemo() {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Actions</h2>
        <div className="demo-card">
          <Menu
            label="Message"
            trigger={
              <Button aria-label="More">
                <MoreIcon />
              </Button>
            }
            actions={message}
            onSelect={({ detail }) => setChosen(message[detail.index]?.label ?? '')}
          />
          <p className="demo-note" role="status">
            {chosen && `Chosen: ${chosen}`}
          </p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Settings</h2>
        <div className="demo-card">
          <View />
        </div>
      </section>
      <section className="demo-section" dir="rtl">
        <h2 className="demo-title">من اليمين إلى اليسار</h2>
        <div className="demo-card">
          <Menu
            label="الرسالة"
            trigger={<Button>المزيد</Button>}
            actions={[{ label: 'نسخ' }, { label: 'حذف', tone: 'danger' }]}
          />
        </div>
      </section>
    </>
  )
}

function View() {
  const [shown, setShown] = useState({ Pictures: true, Dates: false })
  const names = ['Pictures', 'Dates'] as const
  return (
    <Menu
      label="View"
      placement="bottom-end"
      trigger={<Button>View</Button>}
      actions={names.map((label) => ({ label, checked: shown[label] }))}
      onSelect={({ detail }) => {
        const name = names[detail.index] ?? 'Dates'
        setShown({ ...shown, [name]: !shown[name] })
      }}
    />
  )
}
