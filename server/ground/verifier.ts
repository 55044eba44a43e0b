import { type ParseArgsConfig, parseArgs } from 'node:util';
import { exitCodes, StartProblem } from './start-problem.ts';

/**
 * Runs a program that verifies the logs: its exit code is the verdict, or that of the problem that kept it from one,
 * which is printed without a stack.
 */
export async function runVerifier(verify: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await verify();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(`The logs cannot be verified: ${error.message}`);
    process.exitCode = error.exitCode;
  }
}

/**
 * The options of the command line, by their names.
 * @throws StartProblem (usage) for one that is not known, or has no value
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new StartProblem(exitCodes.usage, (error as Error).message);
  }
}
