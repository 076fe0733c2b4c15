import { dragNests } from './dragNests.ts'

dragNests(1)
