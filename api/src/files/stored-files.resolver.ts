import { FieldResolver, Resolver, Root } from 'type-graphql';
import { getFileUrl } from 'rules/uploads';
import { DependsOn } from '#db/selection-fields';
import { StoredFile } from '#files/stored-file.entity';

@Resolver(() => StoredFile)
export class StoredFilesResolver {
  @DependsOn('id')
  @FieldResolver(() => String, { description: 'Download URL, for those with access' })
  url(@Root() { id }: StoredFile): string {
    return getFileUrl(id);
  }
}
