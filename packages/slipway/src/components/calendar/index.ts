export {
  Calendar,
  type CalendarEvent,
  type CalendarProps,
  type CalendarRange,
  type CalendarValue,
} from './Calendar.tsx'
