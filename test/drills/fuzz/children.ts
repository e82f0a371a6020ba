import { execFileSync } from 'node:child_process';

/** @returns command lines that contain a word, of the processes that a process or its children have started */
export function childrenOf(root: number, word: string): string[] {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line))
    .flatMap((found) =>
      found === null ? [] : [{ pid: Number(found[1]), parent: Number(found[2]), args: found[3]! }],
    );
  const tree = [root];
  for (const member of tree) for (const { pid, parent } of rows) if (parent === member) tree.push(pid);
  return rows
    .filter(({ pid, args }) => pid !== root && tree.includes(pid) && args.includes(word))
    .map(({ args }) => args);
}
