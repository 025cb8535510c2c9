import type { Reporter, TestCase } from 'vitest/node'
import { writeFigures } from './figures.ts'

export default class FiguresReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'passed') return
    const annotations = test.annotations().map(({ type, message }) => ({ type, text: message }))
    writeFigures(test.name, test.module.moduleId, annotations)
  }
}
