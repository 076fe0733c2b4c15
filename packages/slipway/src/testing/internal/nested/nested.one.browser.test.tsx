import { dragNests } from './dragNests.ts'

dragNests(0)
