import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { writeFigures } from './figures.ts'

export default class FiguresReporter implements Reporter {
  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status === 'skipped' || !test.tags.includes('@promise')) return
    const texts = annotations.map(({ type, description }) => ({ type, text: description }))
    writeFigures(test.title, test.location.file, status === 'passed', texts)
  }
}
