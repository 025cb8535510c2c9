import type { Reporter, TestCase } from 'vitest/node'
import { writeFigures } from './figures.ts'

export default class FiguresReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'skipped' || !test.tags.includes('promise')) return
    const annotations = test.annotations().map(({ type, message }) => ({ type, text: message }))
    writeFigures(test.name, test.module.moduleId, state === 'passed', annotations)
  }
}
