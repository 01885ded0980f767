import { useMutation } from '@tanstack/react-query';
import { saveWorkbook } from './save-workbook.ts';

/** Saves a workbook, and knows which one is being made. */
export const useWorkbook = () => useMutation({ mutationFn: saveWorkbook });
