/** A user of the app. */
export interface User {
  readonly id: string
  readonly name: string
  readonly password: string
  readonly role: 'technician' | 'dispatcher'
}

/** State of a job, in the order in which it changes. */
export type JobStatus = 'open' | 'onSite' | 'done'

/** A job at a customer's place. */
export interface Job {
  readonly id: number
  readonly title: string
  readonly customer: string
  readonly street: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  /** Local date and time, such as `2026-11-21T09:30`. */
  readonly start: string
  readonly priority: 'normal' | 'urgent'
  readonly status: JobStatus
  readonly technician: string
  readonly note: string
  /** Addresses of pictures. */
  readonly photos: readonly string[]
}

export const users: readonly User[] = [
  { id: 'ada', name: 'Ada Mensah', password: 'field', role: 'technician' },
  { id: 'grace', name: 'Grace Lindqvist', password: 'field', role: 'dispatcher' },
  { id: 'noor', name: 'Noor Haddad', password: 'field', role: 'technician' },
]

const titles = [
  'Boiler does not start',
  'Yearly service of the lift',
  'Water meter to replace',
  'No hot water on the third floor',
  'Router without a connection',
  'Smoke detectors to test',
  'Heat pump makes a noise',
  'Charging station to install',
]
const customers = [
  'Café Aurora',
  'Hotel Miramar',
  'Praxis Dr. Sol',
  'Livraria Norte',
  'Escola da Ponte',
  'Atelier Vega',
]
const streets = ['Rua do Carmo', 'Avenida da Liberdade', 'Rua Augusta', 'Travessa da Boa Hora', 'Largo do Rato']
const notes = [
  'The key is with the porter.',
  'Call ten minutes before you arrive.',
  'Parking in the yard, code 4815.',
  '',
]

/** The day of the first job. The others follow, six a day. */
const firstDay = Date.UTC(2026, 10, 23)
const dayMs = 86_400_000

/** Returns the jobs of a new server. They are the same at each start, so that tests know them. */
export function seedJobs(count = 96): Job[] {
  return Array.from({ length: count }, (_, index) => {
    const pick = <Item>(list: readonly Item[], step = 1): Item => list[(index * step) % list.length] as Item
    const day = new Date(firstDay + Math.floor(index / 6) * dayMs).toISOString().slice(0, 10)
    return {
      id: index + 1,
      title: pick(titles, 3),
      customer: pick(customers, 5),
      street: `${pick(streets, 2)} ${((index * 7) % 80) + 1}`,
      city: 'Lisboa',
      latitude: 38.7 + ((index * 37) % 50) / 1_000,
      longitude: -9.17 + ((index * 53) % 60) / 1_000,
      start: `${day}T${String(8 + (index % 6) * 2).padStart(2, '0')}:00`,
      priority: index % 5 === 1 ? 'urgent' : 'normal',
      status: index < 2 ? 'done' : index === 2 ? 'onSite' : 'open',
      technician: index % 4 === 3 ? 'noor' : 'ada',
      note: pick(notes),
      photos: [`/api/photos/plan-${index % 8}.svg`],
    }
  })
}
